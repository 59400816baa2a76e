import WindowResponder

extension TabBar: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\TabBar.barTintColor), .value(\TabBar.barStyle), .value(\TabBar.isTranslucent),
    .value(\TabBar.unselectedItemTintColor), .image(\TabBar.backgroundImage),
    .image(\TabBar.shadowImage), .image(\TabBar.selectionIndicatorImage),
    .look(\TabBar.standardAppearance), .look(\TabBar.scrollEdgeAppearance),
  ]
}
