public import Foundation
public import WindowResponder

/// Calls a closure after a while, on the program's own loop. Follows `Timer`.
///
/// Foundation's class of that name never fires in a program of this library, since nobody runs a `RunLoop`;
/// in a file that imports UIKit this one is meant, whether or not Foundation is imported beside it. Timers
/// run on the display's clock, so that they follow a stage's clock in tests. They are started on the main
/// thread, and their closures are called there.
public final class Timer: @unchecked Sendable {
  /// How long a timer that repeats waits at least, in seconds. Follows `Timer`.
  private static let shortestInterval = 0.000_1

  /// What is called: a closure, or a target with a selector.
  private let block: @MainActor (Timer) -> Void
  /// The time from one call to the next, in seconds; 0 for a timer that does not repeat.
  public let timeInterval: TimeInterval
  /// Whether it is called again and again.
  private let repeats: Bool
  /// What the maker of the timer wants to find in it.
  public let userInfo: Any?
  /// How late it may be, in seconds. Timers are as exact as the display, and so nothing depends on it.
  public var tolerance: TimeInterval = 0

  private var clock: ClockTimer?
  private var wantedDate: Date
  /// Whether it may still fire.
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

  // MARK: Making one

  /// Creates a timer that waits for `RunLoop.main.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - interval: The time until it fires, and from then on between two times, in seconds.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What is called.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      fireDate: Date(timeIntervalSinceNow: interval), interval: interval, userInfo: nil,
      repeats: repeats, block: block)
  }

  /// Creates a timer that waits for `RunLoop.main.add(_:forMode:)` and fires first at a date.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(fireDate: date, interval: interval, userInfo: nil, repeats: repeats, block: block)
  }

  /// Creates a timer that sends an action, and waits for `RunLoop.main.add(_:forMode:)`. It holds its
  /// target until it is invalidated.
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

  /// Starts a timer.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Starts a timer that sends an action. It holds its target until it is invalidated.
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

  /// Starts a timer that calls a method of its target with the timer: `Clock.tick`, where UIKit code has
  /// `#selector(tick)`.
  @discardableResult @MainActor public static func scheduledTimer<Target: AnyObject>(
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

  /// Starts a timer that calls a method of its target, as `Clock.tick` without arguments.
  @discardableResult @MainActor public static func scheduledTimer<Target: AnyObject>(
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

  // MARK: Running

  /// When it fires next, or fired last. Setting it has a timer that runs fire then.
  public var fireDate: Date {
    get { wantedDate }
    set {
      wantedDate = newValue
      if clock != nil { start() }
    }
  }

  /// Fires at once; a timer that does not repeat is done then.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    MainQueue.perform { self.block(self) }
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    MainQueue.perform {
      self.clock?.invalidate()
      self.clock = nil
    }
  }

  /// Begins to wait.
  func start() {
    guard isValid else { return }
    MainQueue.perform { self.wait() }
  }

  @MainActor private func wait() {
    clock?.invalidate()
    guard isValid else { return }
    let first = max(0, wantedDate.timeIntervalSinceNow)
    // What passed since the timer was made is no reason to leave the display's clock.
    if repeats, (first - timeInterval).magnitude < Self.slack {
      return repeatFromNow()
    }
    clock = .scheduledTimer(withTimeInterval: first) { [self] _ in
      if repeats { repeatFromNow() }
      arrived()
    }
  }

  /// A difference of dates below which two moments are one, in seconds.
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

/// A timer's target.
private final class HeldTarget: @unchecked Sendable {
  let object: Any
  init(_ object: Any) { self.object = object }
}
