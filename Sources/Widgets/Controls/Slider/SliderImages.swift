/// The images of a slider, by state.
struct SliderImages {
  typealias Images = [Control.State: Image]

  var thumb: Images = [:]
  var minimum: Images = [:]
  var maximum: Images = [:]
}

extension [Control.State: Image] {
  /// Returns the image for a state, or that of `.normal`.
  func image(for state: Control.State) -> Image? { self[state] ?? self[.normal] }
}

extension Slider {
  /// The appearance and behavior of a slider. Follows `UIBehavioralStyle`.
  public enum BehavioralStyle: UInt, Hashable, Sendable {
    /// The default of the device.
    case automatic
    /// The style of an iPad.
    case pad
    /// The style of a Mac.
    case mac
  }
}
