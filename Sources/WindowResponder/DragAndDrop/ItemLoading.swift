/// Loading that is under way. In the place of the `Progress` that `NSItemProvider` gives.
@preconcurrency @MainActor public final class ItemLoading {
  /// Whether there is an answer.
  public private(set) var isFinished = false
  /// Whether it was given up.
  public private(set) var isCancelled = false
  var onCancel: (() -> Void)?

  init() {}

  /// Gives it up: its closure gets ``ItemProvider/LoadingError/cancelled``.
  public func cancel() {
    guard !isFinished, !isCancelled else { return }
    isCancelled = true
    let body = onCancel
    onCancel = nil
    body?()
  }

  func finish() {
    isFinished = true
    onCancel = nil
  }
}
