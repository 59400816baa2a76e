import WindowResponder

extension SegmentedControl: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\SegmentedControl.selectedSegmentTintColor)
  ]
}
