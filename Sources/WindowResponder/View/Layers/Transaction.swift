/// Says how changes of layers that come now move. Follows `CATransaction`.
///
/// Without ``begin()`` changes belong to the program's own transaction, whose values are the usual ones.
@preconcurrency @MainActor public enum Transaction {
  private struct Values {
    var disablesActions = false
    var duration: Double?
    var curve: MediaTimingFunction?
    var completion: TransactionCompletion?
  }

  private static var open: [Values] = []
  private static var outer = Values()

  /// Begins a transaction, until ``commit()``; it takes over what the one around it says.
  public static func begin() {
    var values = open.last ?? outer
    values.completion = nil
    open.append(values)
  }

  /// Ends the transaction begun last; without one it does nothing.
  public static func commit() {
    guard let ended = open.popLast() else { return }
    ended.completion?.close()
  }

  /// Has what was changed drawn with the next frame, as it is anyway.
  public static func flush() {}

  /// Whether changes take effect at once.
  public static var disableActions: Bool { (open.last ?? outer).disablesActions }

  /// Says whether changes take effect at once.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// How long changes take, in seconds: a quarter of a second unless something else was said.
  public static var animationDuration: Double { (open.last ?? outer).duration ?? 0.25 }

  /// Says how long changes take, in seconds; it counts for animations without a duration too.
  public static func setAnimationDuration(_ duration: Double) {
    change { $0.duration = max(0, duration) }
  }

  /// How the time of changes becomes their way; nil for the usual.
  public static var animationTimingFunction: MediaTimingFunction? { (open.last ?? outer).curve }

  /// Says how the time of changes becomes their way.
  public static func setAnimationTimingFunction(_ function: MediaTimingFunction?) {
    change { $0.curve = function }
  }

  /// Has a closure called when everything that is added to layers in this transaction from now on has come to
  /// its end; when the transaction is committed, where that is nothing.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    change { $0.completion = block.map(TransactionCompletion.init) }
  }

  private static func change(_ change: (inout Values) -> Void) {
    if !open.isEmpty { return change(&open[open.count - 1]) }
    change(&outer)
    guard !endsOuter else { return }
    endsOuter = true
    // The program's own transaction ends with the turn of the loop.
    ClockTimer.scheduledTimer(withTimeInterval: 0) { _ in
      endsOuter = false
      let ended = outer
      outer = Values()
      ended.completion?.close()
    }
  }
  private static var endsOuter = false

  /// Who waits for what is added now; nil for nobody.
  static var completion: TransactionCompletion? {
    open.last { $0.completion != nil }?.completion ?? outer.completion
  }
}

/// Waits for the end of animations.
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
