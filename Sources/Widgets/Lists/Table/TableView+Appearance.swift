import WindowResponder

extension TableView: AppearanceSource {
  package static let appearanceProperties: [AppearanceProperty] = [
    .value(\TableView.separatorColor), .value(\TableView.separatorInset),
    .value(\TableView.sectionIndexColor), .value(\TableView.rowHeight),
  ]
}
