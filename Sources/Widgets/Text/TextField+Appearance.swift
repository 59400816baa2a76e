import WindowResponder

extension TextField: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\TextField.textColor), .value(\TextField.font), .value(\TextField.borderStyle),
  ]
}
