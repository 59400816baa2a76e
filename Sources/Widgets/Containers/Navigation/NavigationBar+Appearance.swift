import WindowResponder

extension NavigationBar: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\NavigationBar.barTintColor), .value(\NavigationBar.barStyle),
    .value(\NavigationBar.isTranslucent), .value(\NavigationBar.prefersLargeTitles),
    .value(\NavigationBar.titleTextAttributes), .value(\NavigationBar.largeTitleTextAttributes),
    .image(\NavigationBar.shadowImage), .image(\NavigationBar.backIndicatorImage),
    .look(\NavigationBar.standardAppearance), .look(\NavigationBar.scrollEdgeAppearance),
    .look(\NavigationBar.compactAppearance), .look(\NavigationBar.compactScrollEdgeAppearance),
  ]
}
