import WindowResponder

extension TextView: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\TextView.textColor), .value(\TextView.font),
  ]
}
