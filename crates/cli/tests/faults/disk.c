/*
 * Stands between a program and its disk (LD_PRELOAD) and fails on demand. LONGTABLE_DISK names a file whose first byte
 * says how; beside it, in ".undo", is kept what a cut of the power would undo: everything that was written to SQLite's
 * log since it was last brought to the disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FINE = '-', SYNC_FAILS = 'e', SYNC_FAILS_ONCE = '1', FULL = 'f', WRITE_FAILS = 'i', HALF = 'h', SLOW = 's' };

/* A write that can be undone, or (kind 1) news that all up to `number` is on the disk. */
struct record { uint64_t kind, number, size, offset, length; };

static volatile unsigned char *control;
static int undo = -1;
static uint64_t last;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);

__attribute__((constructor)) static void begin(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    const char *path = getenv("LONGTABLE_DISK");
    if (path == NULL) return;
    char name[4096];
    snprintf(name, sizeof name, "%s.undo", path);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (page == MAP_FAILED) return;
    undo = open(name, O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
    control = page;
}

enum { OTHER, DATABASE, LOG };

static int kind_of(int fd) {
    if (control == NULL) return OTHER;
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return OTHER;
    path[length] = 0;
    if (strstr(path, "longtable.sqlite") == NULL || strstr(path, "-shm") != NULL) return OTHER;
    return strstr(path, "-wal") != NULL ? LOG : DATABASE;
}

static void hit(void) { __atomic_add_fetch((volatile uint32_t *)(control + 8), 1, __ATOMIC_SEQ_CST); }

static void keep(int fd, off_t offset, size_t length) {
    struct stat info;
    if (undo < 0 || fstat(fd, &info) != 0) return;
    size_t old = offset >= info.st_size ? 0 : (size_t)(info.st_size - offset);
    if (old > length) old = length;
    struct record record = { 0, ++last, (uint64_t)info.st_size, (uint64_t)offset, old };
    char *bytes = malloc(sizeof record + old);
    if (bytes == NULL) abort();
    memcpy(bytes, &record, sizeof record);
    if (old > 0 && pread(fd, bytes + sizeof record, old, offset) != (ssize_t)old) abort();
    if (real_write(undo, bytes, sizeof record + old) != (ssize_t)(sizeof record + old)) abort();
    free(bytes);
}

static void on_disk(uint64_t up_to) {
    if (undo < 0) return;
    pthread_mutex_lock(&lock);
    if (up_to == last) {
        real_ftruncate(undo, 0);
    } else {
        struct record record = { 1, up_to, 0, 0, 0 };
        real_write(undo, &record, sizeof record);
    }
    pthread_mutex_unlock(&lock);
}

/* Writes at a place; -1 for where the file stands. */
static ssize_t put(int fd, const void *bytes, size_t length, off_t offset) {
    int kind = kind_of(fd);
    size_t part = length;
    if (kind != OTHER) {
        switch (control[0]) {
        case FULL: hit(); errno = ENOSPC; return -1;
        case WRITE_FAILS: hit(); errno = EIO; return -1;
        case HALF:
            hit();
            if (length < 2) { errno = ENOSPC; return -1; }
            part = length / 2;
        }
    }
    if (kind != LOG) return offset < 0 ? real_write(fd, bytes, part) : real_pwrite(fd, bytes, part, offset);
    pthread_mutex_lock(&lock);
    keep(fd, offset < 0 ? lseek(fd, 0, SEEK_CUR) : offset, part);
    ssize_t done = offset < 0 ? real_write(fd, bytes, part) : real_pwrite(fd, bytes, part, offset);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int fd, const void *bytes, size_t length) {
    if (control == NULL) return real_write(fd, bytes, length);
    return put(fd, bytes, length, -1);
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return put(fd, bytes, length, offset); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) { return put(fd, bytes, length, offset); }

static int sync_file(int fd, int (*sync)(int)) {
    int kind = kind_of(fd);
    if (kind == OTHER) return sync(fd);
    switch (control[0]) {
    case SYNC_FAILS_ONCE: control[0] = FINE; /* fall through */
    case SYNC_FAILS: hit(); errno = EIO; return -1;
    case SLOW: hit(); usleep(150 * 1000);
    }
    pthread_mutex_lock(&lock);
    uint64_t up_to = last;
    pthread_mutex_unlock(&lock);
    int done = sync(fd);
    if (done == 0 && kind == LOG) on_disk(up_to);
    return done;
}

int fsync(int fd) { return sync_file(fd, real_fsync); }
int fdatasync(int fd) { return sync_file(fd, real_fdatasync); }

static int cut(int fd, off_t length) {
    int done = real_ftruncate(fd, length);
    /* SQLite cuts the log only when all of it is in the database, on the disk. */
    if (done == 0 && kind_of(fd) == LOG) on_disk(last);
    return done;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off_t length) { return cut(fd, length); }
