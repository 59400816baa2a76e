import WindowResponder

extension Slider: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\Slider.minimumTrackTintColor), .value(\Slider.maximumTrackTintColor),
    .value(\Slider.thumbTintColor),
  ]
}
