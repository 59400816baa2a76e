import Glibc

/// Returns the number of rounds of a random test: all of them if the environment contains `CHECK_ALL=1`, and
/// otherwise a quarter.
package func sampleSize(_ all: Int) -> Int {
  getenv("CHECK_ALL").map { String(cString: $0) } == "1" ? all : max(1, all / 4)
}
