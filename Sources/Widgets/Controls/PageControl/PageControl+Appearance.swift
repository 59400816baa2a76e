import WindowResponder

extension PageControl: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\PageControl.pageIndicatorTintColor), .value(\PageControl.currentPageIndicatorTintColor),
  ]
}
