/// A progress view with values of type `Float`, as in UIKit. Every ``ProgressView`` conforms. See
/// ``SliderFloats``.
@preconcurrency @MainActor public protocol ProgressFloats: AnyObject {}

extension ProgressFloats {
  private var bar: ProgressView? { self as? ProgressView }

  /// The progress, from 0 to 1. Follows `UIProgressView.progress`.
  public var progress: Float {
    get { bar.map { Float($0.progress as Double) } ?? 0 }
    set { bar?.progress = Double(newValue) }
  }

  /// Sets the progress. Follows `UIProgressView.setProgress(_:animated:)`.
  public func setProgress(_ progress: Float, animated: Bool) {
    bar?.setProgress(Double(progress), animated: animated)
  }
}
