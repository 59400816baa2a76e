import WindowResponder

extension ProgressView: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\ProgressView.progressTintColor), .value(\ProgressView.trackTintColor),
  ]
}
