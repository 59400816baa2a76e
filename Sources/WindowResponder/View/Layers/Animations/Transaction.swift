/// The settings of implicit and explicit layer animations. Follows `CATransaction`.
///
/// Outside of ``begin()`` and ``commit()``, changes belong to the application's own transaction, which has
/// default values.
@preconcurrency @MainActor public enum Transaction {
  private struct Values {
    var disablesActions = false
    var duration: Double?
    var curve: MediaTimingFunction?
    var completion: TransactionCompletion?
  }

  private static var open: [Values] = []
  private static var outer = Values()

  /// Begins a transaction, which ``commit()`` ends. It inherits the values of the enclosing one.
  public static func begin() {
    var values = open.last ?? outer
    values.completion = nil
    open.append(values)
  }

  /// Ends the transaction that was begun last. If there is none, nothing happens.
  public static func commit() {
    guard let ended = open.popLast() else { return }
    ended.completion?.close()
  }

  /// Lays out the windows of the application and draws their changes before the method returns.
  ///
  /// Without a call, this happens after the current event is handled. If the compositor has not yet shown the
  /// previous frame of a window, the window is laid out, and its changes are drawn in its next frame. If the
  /// method is called in ``View/layoutSubviews()`` or ``View/draw(_:)``, it does nothing. Follows
  /// `CATransaction.flush()`.
  public static func flush() { ProgramContext.current.program?.drawNow() }

  /// Returns a Boolean value that indicates whether changes take effect at once, without animation.
  public static func disableActions() -> Bool { (open.last ?? outer).disablesActions }

  /// Sets a Boolean value that indicates whether changes take effect at once, without animation.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Returns the duration of animations, in seconds. The default is 0.25.
  public static func animationDuration() -> Double { (open.last ?? outer).duration ?? 0.25 }

  /// Sets the duration of animations, in seconds. It also applies to animations without a duration.
  public static func setAnimationDuration(_ duration: Double) {
    change { $0.duration = max(0, duration) }
  }

  /// Returns the timing function of animations, or `nil` for the default one.
  public static func animationTimingFunction() -> MediaTimingFunction? {
    (open.last ?? outer).curve
  }

  /// Sets the timing function of animations.
  public static func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    change { $0.curve = function }
  }

  /// Sets a closure that is called when all animations that are added in this transaction from now on have
  /// ended, including those of views. If there are none, it is called when the transaction is committed, or
  /// when another closure is set.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    let earlier = (open.last ?? outer).completion
    change { $0.completion = block.map(TransactionCompletion.init) }
    earlier?.close()
  }

  private static func change(_ change: (inout Values) -> Void) {
    if !open.isEmpty { return change(&open[open.count - 1]) }
    change(&outer)
    guard !endsOuter else { return }
    endsOuter = true
    // The application's own transaction ends in the next turn of the loop.
    ClockTimer.scheduledTimer(withTimeInterval: 0) { _ in
      endsOuter = false
      let ended = outer
      outer = Values()
      ended.completion?.close()
    }
  }
  private static var endsOuter = false

  /// The completion for animations that are added now, or `nil` if there is none.
  static var completion: TransactionCompletion? {
    open.last { $0.completion != nil }?.completion ?? outer.completion
  }
}

/// A completion that waits for the ends of animations.
@MainActor final class TransactionCompletion {
  private let block: @MainActor () -> Void
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping @MainActor () -> Void) { self.block = block }

  func began() { count += 1 }

  func ended() {
    count -= 1
    finishIfPossible()
  }

  func close() {
    isClosed = true
    finishIfPossible()
  }

  private func finishIfPossible() {
    if isClosed, count == 0 {
      isClosed = false
      block()
    }
  }
}
