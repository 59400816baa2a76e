import Foundation

/// The thread or queue on which the main actor runs.
enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// A Boolean value that indicates whether the caller runs on the main actor.
  ///
  /// If the main thread of a program has passed the main queue to another thread, as tests do, the main actor
  /// runs on that thread.
  static var isCurrent: Bool {
    Thread.isMainThread || (isMarked && DispatchQueue.getSpecific(key: key) == true)
  }

  /// Calls a closure on the main actor, at once if the caller runs on it.
  static func perform(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Returns the result of a closure on the main actor. If the caller does not run on it, waits for the
  /// result.
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
