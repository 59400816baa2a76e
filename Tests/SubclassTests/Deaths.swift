import Dispatch
import Synchronization
import Testing

/// What deinits tell, on whatever thread they run.
enum Deaths {
  private static let names = Mutex<[String]>([])

  static func note(_ name: String) { names.withLock { $0.append(name) } }

  /// What was told since the last time.
  static func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}

/// The last reference to an object, which any thread may let go of.
struct LastReference: @unchecked Sendable {
  private let reference: Unmanaged<AnyObject>

  @MainActor init(to make: @MainActor () -> AnyObject) { reference = .passRetained(make()) }

  func letGo() { reference.release() }

  /// Lets go of it on another thread, while the main actor waits.
  @MainActor func letGoElsewhere() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      letGo()
      done.signal()
    }
    done.wait()
  }
}

/// Lets what waits on the main queue be done.
@MainActor func turnOfMainQueue() async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    DispatchQueue.main.async { continuation.resume() }
  }
}
