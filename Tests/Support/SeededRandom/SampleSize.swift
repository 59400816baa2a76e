import Glibc

/// How many rounds a random test goes: all of them where `CHECK_ALL=1` asks for that, else a fourth.
package func sampleSize(_ all: Int) -> Int {
  getenv("CHECK_ALL").map { String(cString: $0) } == "1" ? all : max(1, all / 4)
}
