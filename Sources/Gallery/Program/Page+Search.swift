extension Page {
  /// The title in the user's language.
  var shownTitle: String { GalleryStrings.text(title) }

  /// The short title in the user's language.
  var shownShortTitle: String { GalleryStrings.text(shortTitle) }

  /// Returns a Boolean value that indicates whether the page matches a search.
  ///
  /// Each word has to be part of one of the page's titles or of the name of a widget on the page, without
  /// regard to case. UIKit's names match too. An empty search matches every page.
  func matches(_ search: String) -> Bool {
    let names = ([identifier, title, shortTitle, shownTitle] + widgets).map { $0.lowercased() }
    return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { word in
      let withoutPrefix = word.hasPrefix("ui") && word.count > 4 ? word.dropFirst(2) : word
      return names.contains { $0.contains(word) || $0.contains(withoutPrefix) }
    }
  }
}
