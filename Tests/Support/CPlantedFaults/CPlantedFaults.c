#include "CPlantedFaults.h"
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

int planted_use_after_free(void) {
  volatile int *number = malloc(sizeof *number);
  if (!number)
    return 0;
  *number = 1;
  free((void *)number);
  return *number;
}

void planted_leak(void) {
  int *volatile number = malloc(sizeof *number);
  if (number)
    *number = 1;
  number = NULL;
}

static int raced;

static void *increment(void *unused) {
  (void)unused;
  for (int i = 0; i < 1000; i++)
    raced++;
  return NULL;
}

int planted_data_race(void) {
  pthread_t other;
  if (pthread_create(&other, NULL, increment, NULL) != 0)
    return 0;
  increment(NULL);
  pthread_join(other, NULL);
  return raced;
}

int planted_overflow(void) {
  volatile int number = INT_MAX;
  return number + 1;
}
