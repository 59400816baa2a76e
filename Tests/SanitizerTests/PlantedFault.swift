import CPlantedFaults
import Glibc

/// A fault that a sanitizer must report, in Swift or in C. A separate compiler instruments each language.
enum PlantedFault: String, CaseIterable {
  case useAfterFree = "use-after-free"
  case useAfterFreeInC = "use-after-free-in-c"
  case leak
  case dataRace = "data-race"
  case dataRaceInC = "data-race-in-c"
  case overflowInC = "overflow-in-c"

  /// The name in the environment variable `PLANTED_FAULT`, which script/sanitize sets.
  static let requested = getenv("PLANTED_FAULT").map { String(cString: $0) }

  /// Commits the fault, which may end the process.
  func commit() {
    switch self {
    case .useAfterFree: plantedUseAfterFree()
    case .useAfterFreeInC: _ = planted_use_after_free()
    case .leak: planted_leak()
    case .dataRace: plantedDataRace()
    case .dataRaceInC: _ = planted_data_race()
    case .overflowInC: _ = planted_overflow()
    }
  }
}

/// Reads memory that was deallocated.
@inline(never) private func plantedUseAfterFree() {
  let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  number.initialize(to: 1)
  number.deallocate()
  keep(number.pointee)
}

/// Increments a number on two threads without a lock.
@inline(never) private func plantedDataRace() {
  let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  number.initialize(to: 0)
  var other = pthread_t()
  let increment: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    let number = $0?.assumingMemoryBound(to: Int.self)
    for _ in 0..<1_000 { number?.pointee += 1 }
    return nil
  }
  guard pthread_create(&other, nil, increment, number) == 0 else { return }
  _ = increment(number)
  pthread_join(other, nil)
  keep(number.pointee)
  number.deallocate()
}

/// Prevents the compiler from removing the code that computes a number.
@inline(never) private func keep(_ number: Int) { withExtendedLifetime(number) {} }
