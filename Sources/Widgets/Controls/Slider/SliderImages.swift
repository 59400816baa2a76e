/// The pictures that a slider is made of, by state.
struct SliderImages {
  typealias Images = [Control.State: Image]

  var thumb: Images = [:]
  var minimum: Images = [:]
  var maximum: Images = [:]
}

extension [Control.State: Image] {
  /// The image for a state, or the normal one.
  func image(for state: Control.State) -> Image? { self[state] ?? self[.normal] }
}

extension Slider {
  /// How a slider looks and behaves. Follows `UIBehavioralStyle`.
  public enum BehavioralStyle: UInt, Hashable, Sendable {
    /// As suits the device.
    case automatic
    /// As on a pad.
    case pad
    /// As on a Mac.
    case mac
  }
}
