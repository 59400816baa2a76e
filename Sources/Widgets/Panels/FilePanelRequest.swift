import ResponderWords
import WindowResponder

/// What a panel is to ask.
struct FilePanelRequest {
  enum Kind { case open, openFolder, save }

  let kind: Kind
  var title: String?
  var prompt: String?
  var types: [FileType] = []
  var allowsSeveral = false
  var name = ""
  var folder: String?

  init(kind: Kind) { self.kind = kind }

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

  /// The folder that is shown first: the one that was asked for, if it is there.
  @MainActor var firstFolder: String {
    for folder in [folder, FilePanelSession.lastFolder] {
      if let folder, (try? FolderListing(folder)) != nil { return FilePath.absolute(folder) }
    }
    return UserFolder.home
  }
}
