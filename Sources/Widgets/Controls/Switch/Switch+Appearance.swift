import WindowResponder

extension Switch: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\Switch.onTintColor), .value(\Switch.offTintColor), .value(\Switch.thumbTintColor),
  ]
}
