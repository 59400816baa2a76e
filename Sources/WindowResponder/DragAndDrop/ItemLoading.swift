/// Loading in progress. It replaces the `Progress` of `NSItemProvider`.
@preconcurrency @MainActor public final class ItemLoading {
  /// A Boolean value that indicates whether loading has ended.
  public private(set) var isFinished = false
  /// A Boolean value that indicates whether loading was cancelled.
  public private(set) var isCancelled = false
  var onCancel: (() -> Void)?

  init() {}

  /// Cancels loading. The completion handler receives ``ItemProvider/LoadingError/cancelled``.
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
