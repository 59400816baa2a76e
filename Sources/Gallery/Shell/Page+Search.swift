extension Page {
  /// The title in the user's language.
  var shownTitle: String { GalleryWords.text(title) }

  /// The title where there is little room, in the user's language.
  var shownShortTitle: String { GalleryWords.text(shortTitle) }

  /// Returns whether each word of a search is part of one of the page's titles or of the name of a widget
  /// that the page shows, without regard to case. UIKit's names are found too. An empty search matches every
  /// page.
  func matches(_ search: String) -> Bool {
    let names = ([identifier, title, shortTitle, shownTitle] + widgets).map { $0.lowercased() }
    return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { word in
      let withoutPrefix = word.hasPrefix("ui") && word.count > 4 ? word.dropFirst(2) : word
      return names.contains { $0.contains(word) || $0.contains(withoutPrefix) }
    }
  }
}
