public import Foundation
public import WindowResponder

// Calls after a delay, as of `NSObject.perform(_:with:afterDelay:)`.

extension Responder {
  /// Performs an action of the object after a delay in seconds. The object is retained until then.
  ///
  /// `NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)` cancels it.
  public final func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCalls.add(self, selector, object, delay) { selector.perform(on: $0, sender: object) }
  }

  /// Calls a method of the object after a delay in seconds. The object is retained until then.
  ///
  /// `NSObject.cancelPreviousPerformRequests(withTarget:)` cancels it. A method reference has no identity, so
  /// it cannot be cancelled alone.
  public final func perform<Target: AnyObject>(
    _ method: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void,
    with object: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCalls.add(self, nil, object, delay) { ($0 as? Target).map { method($0)() } }
  }

  /// Calls a method of the object with an argument after a delay in seconds. The object is retained until
  /// then. If the argument has another type than that of the method, the method is not called.
  public final func perform<Target: AnyObject, Argument>(
    _ method: @escaping @Sendable @MainActor (Target) -> @MainActor (Argument) -> Void,
    with object: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCalls.add(self, nil, object, delay) { target in
      guard let target = target as? Target, let argument = (object as Any) as? Argument else {
        return
      }
      method(target)(argument)
    }
  }
}

// The same with modes of a run loop. The application's run loop has one mode, so the call is made in any.
extension Responder {
  /// Performs an action of the object after a delay in seconds, in any mode of the run loop. If there is no
  /// mode, the action is not performed.
  public final func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(selector, with: object, afterDelay: delay) }
  }

  /// Calls a method of the object after a delay in seconds, in any mode of the run loop. If there is no mode,
  /// the method is not called.
  public final func perform<Target: AnyObject>(
    _ method: @escaping @Sendable @MainActor (Target) -> @MainActor () -> Void,
    with object: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(method, with: object, afterDelay: delay) }
  }

  /// Calls a method of the object with an argument after a delay in seconds, in any mode of the run loop. If
  /// there is no mode, or if the argument has another type than that of the method, the method is not called.
  public final func perform<Target: AnyObject, Argument>(
    _ method: @escaping @Sendable @MainActor (Target) -> @MainActor (Argument) -> Void,
    with object: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(method, with: object, afterDelay: delay) }
  }
}

extension NSObject {
  /// Cancels all calls that wait for the end of their delay.
  @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
    withTarget target: Any
  ) {
    DelayedCalls.cancel { $0.target === target as AnyObject }
  }

  /// Cancels the calls of an action with an argument that wait for the end of their delay.
  @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCalls.cancel {
      $0.target === target as AnyObject && $0.selector == selector
        && DelayedCalls.isEqual($0.object, object)
    }
  }
}

/// The calls that wait for the end of their delay.
@MainActor private enum DelayedCalls {
  struct Call {
    let target: AnyObject
    let selector: Selector?
    let object: Any?
    let timer: Timer
  }

  private static var calls: [Call] = []

  static func add(
    _ target: Responder, _ selector: Selector?, _ object: Any?, _ delay: TimeInterval,
    _ body: @escaping @MainActor (Responder) -> Void
  ) {
    let timer = Timer.scheduledTimer(withTimeInterval: max(delay, 0), repeats: false) { timer in
      calls.removeAll { $0.timer === timer }
      body(target)
    }
    calls.append(Call(target: target, selector: selector, object: object, timer: timer))
  }

  static func cancel(_ isMatch: (Call) -> Bool) {
    for call in calls where isMatch(call) { call.timer.invalidate() }
    calls.removeAll(where: isMatch)
  }

  /// Returns a Boolean value that indicates whether two arguments are equal, or are the same object.
  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first as AnyObject === second as AnyObject
  }
}
