import WindowResponder

extension SearchBar: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\SearchBar.barTintColor)
  ]
}
