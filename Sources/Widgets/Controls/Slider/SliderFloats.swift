/// A slider's numbers as `Float`, which they are in UIKit. Every ``Slider`` has them.
///
/// The slider itself counts in `Double`. These stand beside its own members and are taken where a `Float` is
/// set or asked for; a literal, and a number whose type nothing says, is a `Double`.
@preconcurrency @MainActor public protocol SliderFloats: AnyObject {}

extension SliderFloats {
  private var slider: Slider? { self as? Slider }

  /// The value. Follows `UISlider.value`.
  public var value: Float {
    get { slider.map { Float($0.value as Double) } ?? 0 }
    set { slider?.value = Double(newValue) }
  }

  /// The value at the left end. Follows `UISlider.minimumValue`.
  public var minimumValue: Float {
    get { slider.map { Float($0.minimumValue as Double) } ?? 0 }
    set { slider?.minimumValue = Double(newValue) }
  }

  /// The value at the right end. Follows `UISlider.maximumValue`.
  public var maximumValue: Float {
    get { slider.map { Float($0.maximumValue as Double) } ?? 0 }
    set { slider?.maximumValue = Double(newValue) }
  }

  /// Moves the knob to a value. Follows `UISlider.setValue(_:animated:)`.
  public func setValue(_ value: Float, animated: Bool) {
    slider?.setValue(Double(value), animated: animated)
  }
}
