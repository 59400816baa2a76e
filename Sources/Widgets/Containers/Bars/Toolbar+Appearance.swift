import WindowResponder

extension Toolbar: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\Toolbar.barTintColor), .value(\Toolbar.barStyle), .value(\Toolbar.isTranslucent),
    .look(\Toolbar.standardAppearance), .look(\Toolbar.scrollEdgeAppearance),
    .look(\Toolbar.compactAppearance), .look(\Toolbar.compactScrollEdgeAppearance),
  ]
}
