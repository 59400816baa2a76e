/// A group of pages in the list, in the order of the cases.
enum PageGroup: String, CaseIterable, Sendable {
  case controls = "Controls"
  case input = "Touch and keyboard"
  case text = "Text"
  case lists = "Lists and tables"
  case containers = "Containers"
  case images = "Charts and pictures"
  case system = "System"

  /// The title in the user's language.
  var shownTitle: String { GalleryStrings.text(rawValue) }

  /// The pages of the group, in the order of the list.
  var pages: [Page] { Page.all.filter { $0.group == self } }
}
