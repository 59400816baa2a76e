/// A progress view's numbers as `Float`, which they are in UIKit. Every ``ProgressView`` has them. See
/// ``SliderFloats``.
@preconcurrency @MainActor public protocol ProgressFloats: AnyObject {}

extension ProgressFloats {
  private var bar: ProgressView? { self as? ProgressView }

  /// How much is done, from 0 to 1. Follows `UIProgressView.progress`.
  public var progress: Float {
    get { bar.map { Float($0.progress as Double) } ?? 0 }
    set { bar?.progress = Double(newValue) }
  }

  /// Sets how much is done. Follows `UIProgressView.setProgress(_:animated:)`.
  public func setProgress(_ progress: Float, animated: Bool) {
    bar?.setProgress(Double(progress), animated: animated)
  }
}
