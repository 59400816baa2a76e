import Foundation

/// Where the main actor's work is done.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether this is on the main actor. A program whose main thread has handed the main queue over, as tests
  /// do, is on it in another thread.
  static var isCurrent: Bool {
    Thread.isMainThread || (isMarked && DispatchQueue.getSpecific(key: key) == true)
  }

  /// Does something on the main actor: at once where this is on it.
  static func perform(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// What the main actor answers; waits for it where this is not on it.
  static func answer<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if isCurrent { return MainActor.assumeIsolated(body) }
    return withoutActuallyEscaping(body) { body in
      let work = Work(body)
      return DispatchQueue.main.sync { MainActor.assumeIsolated { work.body() } }
    }
  }

  private struct Work<Value>: @unchecked Sendable {
    let body: @MainActor () -> Value
    init(_ body: @escaping @MainActor () -> Value) { self.body = body }
  }
}
