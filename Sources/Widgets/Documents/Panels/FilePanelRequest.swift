import ResponderWords
import WindowResponder

/// A description of the file panel to show.
struct FilePanelRequest {
  enum Kind { case open, openFolder, save }

  let kind: Kind
  var title: String?
  var prompt: String?
  var types: [FileType] = []
  var allowsSeveral = false
  var name: Pathname = ""
  var folder: Pathname?
  /// A Boolean value that indicates whether only files whose paths are UTF-8 are accepted.
  var needsText = false
  /// A Boolean value that indicates whether the list shows the extensions of files.
  var showsExtensions = true

  init(kind: Kind) { self.kind = kind }

  /// Returns the types that the user can choose from in a panel that opens files. If there are several, the
  /// first one combines all of them.
  static func choices(of types: [FileType]) -> [FileType] {
    guard types.count > 1 else { return types }
    let isAny = types.contains { $0.suffixes.isEmpty }
    let suffixes = isAny ? [] : types.flatMap(\.suffixes)
    var known: Set<String> = []
    let all = FileType(
      ownWord("All Documents"), suffixes: suffixes.filter { known.insert($0).inserted },
      mimeTypes: types.flatMap(\.mimeTypes))
    return [all] + types
  }

  var shownTitle: String {
    if let title { return title }
    return switch kind {
    case .open: allowsSeveral ? ownWord("Open Files") : ownWord("Open File")
    case .openFolder: ownWord("Choose a Folder")
    case .save: ownWord("Save As")
    }
  }

  var shownPrompt: String {
    if let prompt { return prompt }
    return switch kind {
    case .open: ownWord("Open")
    case .openFolder: ownWord("Choose")
    case .save: ownWord("Save")
    }
  }

  /// The folder that is shown first: the requested one or the last one if it can be read, else the home
  /// folder.
  @MainActor var firstFolder: Pathname {
    for folder in [folder, FilePanelSession.lastFolder] {
      if let folder, (try? FolderListing(folder)) != nil { return folder.absolute() }
    }
    return UserFolder.home
  }
}
