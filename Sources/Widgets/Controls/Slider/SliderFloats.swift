/// A slider with values of type `Float`, as in UIKit. Every ``Slider`` conforms.
///
/// The slider itself uses `Double`. These members are used if a `Float` is assigned or expected. A literal,
/// and a number without a specified type, is a `Double`.
@preconcurrency @MainActor public protocol SliderFloats: AnyObject {}

extension SliderFloats {
  private var slider: Slider? { self as? Slider }

  /// The value. Follows `UISlider.value`.
  public var value: Float {
    get { slider.map { Float($0.value as Double) } ?? 0 }
    set { slider?.value = Double(newValue) }
  }

  /// The minimum value. Follows `UISlider.minimumValue`.
  public var minimumValue: Float {
    get { slider.map { Float($0.minimumValue as Double) } ?? 0 }
    set { slider?.minimumValue = Double(newValue) }
  }

  /// The maximum value. Follows `UISlider.maximumValue`.
  public var maximumValue: Float {
    get { slider.map { Float($0.maximumValue as Double) } ?? 0 }
    set { slider?.maximumValue = Double(newValue) }
  }

  /// Moves the knob to a value. Follows `UISlider.setValue(_:animated:)`.
  public func setValue(_ value: Float, animated: Bool) {
    slider?.setValue(Double(value), animated: animated)
  }
}
