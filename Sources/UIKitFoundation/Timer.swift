public import Foundation
public import WindowResponder

/// A timer that calls a closure on the program's run loop. Follows `Timer`.
///
/// Foundation's class of that name never fires in a program of this library, because no `RunLoop` runs. In a
/// file that imports UIKit, the name refers to this class, also if Foundation is imported beside it. Timers
/// use the display's clock, so in tests they follow the stage's clock. They are started on the main thread,
/// and their closures are called there.
public final class Timer: @unchecked Sendable {
  /// The shortest interval of a repeating timer, in seconds. Follows `Timer`.
  private static let shortestInterval = 0.000_1

  /// The closure that the timer calls, also for a target with a selector.
  private let block: @MainActor (Timer) -> Void
  /// The interval between two calls, in seconds, or 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// A Boolean value that indicates whether the timer repeats.
  private let repeats: Bool
  /// The value that the creator of the timer has attached to it.
  public let userInfo: Any?
  /// The allowed delay, in seconds. Timers are as exact as the display, so the value has no effect.
  public var tolerance: TimeInterval = 0

  private var clock: ClockTimer?
  private var wantedDate: Date
  /// A Boolean value that indicates whether the timer can still fire.
  public private(set) var isValid = true

  private init(
    fireDate: Date, interval: TimeInterval, userInfo: Any?, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    timeInterval = repeats ? max(Self.shortestInterval, interval) : 0
    wantedDate = fireDate
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
  }

  // MARK: Creating a timer

  /// Creates a timer that is not valid and never fires, for a variable that receives its real timer later.
  public convenience init() {
    self.init(fireDate: .distantFuture, interval: 0, userInfo: nil, repeats: false) { _ in }
    isValid = false
  }

  /// Creates a timer that is started by `RunLoop.main.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  ///   - block: The closure that the timer calls.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      fireDate: Date(timeIntervalSinceNow: interval), interval: interval, userInfo: nil,
      repeats: repeats, block: block)
  }

  /// Creates a timer that first fires at a date, and is started by `RunLoop.main.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - date: The date at which it first fires.
  ///   - interval: The time between two calls, in seconds.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  ///   - block: The closure that the timer calls.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(fireDate: date, interval: interval, userInfo: nil, repeats: repeats, block: block)
  }

  /// Creates a timer that sends an action, and is started by `RunLoop.main.add(_:forMode:)`.
  ///
  /// The timer retains its target until it is invalidated.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - target: The object that performs the action.
  ///   - selector: The action.
  ///   - userInfo: A value for the action, or `nil`.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let held = HeldTarget(target)
    self.init(
      fireDate: Date(timeIntervalSinceNow: interval), interval: interval, userInfo: userInfo,
      repeats: repeats
    ) { timer in
      selector.perform(on: held.object, sender: timer)
    }
  }

  /// Creates a timer that calls a method of its target with the timer, and is started by
  /// `RunLoop.main.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - target: The object whose method is called.
  ///   - selector: The method.
  ///   - userInfo: A value for the method, or `nil`.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  @preconcurrency @MainActor public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> (Timer) -> Void, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireDate: Date(timeIntervalSinceNow: interval), interval: interval, userInfo: userInfo,
      repeats: repeats
    ) { selector(target)($0) }
  }

  /// Creates a timer that calls a method of its target without parameters, and is started by
  /// `RunLoop.main.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - target: The object whose method is called.
  ///   - selector: The method.
  ///   - userInfo: A value for the method, or `nil`.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  @preconcurrency @MainActor public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> () -> Void, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireDate: Date(timeIntervalSinceNow: interval), interval: interval, userInfo: userInfo,
      repeats: repeats
    ) { _ in selector(target)() }
  }

  /// Creates a timer and starts it.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  ///   - block: The closure that the timer calls.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer that sends an action, and starts it. The timer retains its target until it is
  /// invalidated.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - target: The object that performs the action.
  ///   - selector: The action.
  ///   - userInfo: A value for the action, or `nil`.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  @discardableResult public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method of its target with the timer, and starts it.
  ///
  /// Pass `Clock.tick` where UIKit code has `#selector(tick)`.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - target: The object whose method is called.
  ///   - selector: The method.
  ///   - userInfo: A value for the method, or `nil`.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  @discardableResult @preconcurrency @MainActor
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> (Timer) -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      fireDate: Date(timeIntervalSinceNow: interval), interval: interval, userInfo: userInfo,
      repeats: repeats
    ) { selector(target)($0) }
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method of its target without parameters, such as `Clock.tick`, and starts
  /// it.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and between two calls, in seconds.
  ///   - target: The object whose method is called.
  ///   - selector: The method.
  ///   - userInfo: A value for the method, or `nil`.
  ///   - repeats: A Boolean value that indicates whether the timer repeats.
  @discardableResult @preconcurrency @MainActor
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> () -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      fireDate: Date(timeIntervalSinceNow: interval), interval: interval, userInfo: userInfo,
      repeats: repeats
    ) { _ in selector(target)() }
    timer.start()
    return timer
  }

  // MARK: Firing

  /// The date at which the timer fires next, or has fired last. Setting it reschedules a running timer.
  public var fireDate: Date {
    get { wantedDate }
    set {
      wantedDate = newValue
      if clock != nil { start() }
    }
  }

  /// Fires at once. A timer that does not repeat is then invalid.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    MainQueue.perform { self.block(self) }
  }

  /// Stops the timer permanently.
  public func invalidate() {
    isValid = false
    MainQueue.perform {
      self.clock?.invalidate()
      self.clock = nil
    }
  }

  /// Starts the timer.
  func start() {
    guard isValid else { return }
    MainQueue.perform { self.wait() }
  }

  @MainActor private func wait() {
    clock?.invalidate()
    guard isValid else { return }
    let first = max(0, wantedDate.timeIntervalSinceNow)
    // The time since the timer was created is no reason to use another clock than the display's.
    if repeats, (first - timeInterval).magnitude < Self.slack {
      return repeatFromNow()
    }
    clock = .scheduledTimer(withTimeInterval: first) { [self] _ in
      if repeats { repeatFromNow() }
      arrived()
    }
  }

  /// The difference below which two dates count as equal, in seconds.
  private static let slack = 0.001

  @MainActor private func repeatFromNow() {
    clock = .scheduledTimer(withTimeInterval: timeInterval, repeats: true) { [self] _ in arrived() }
  }

  @MainActor private func arrived() {
    if repeats {
      wantedDate = Date(timeIntervalSinceNow: timeInterval)
    } else {
      isValid = false
      clock = nil
    }
    block(self)
  }
}

/// A reference to the target of a timer.
private final class HeldTarget: @unchecked Sendable {
  let object: Any
  init(_ object: Any) { self.object = object }
}
