import ResponderWords

extension BarButtonItem {
  /// The system buttons. The values are those of `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// A button with the title Done.
    case done = 0
    /// A button with the title Cancel.
    case cancel = 1
    /// A button with the title Edit.
    case edit = 2
    /// A button with the title Save.
    case save = 3
    /// A button to add, with a plus sign.
    case add = 4
    /// A flexible space, which takes the available width.
    case flexibleSpace = 5
    /// A fixed space, with the width of the item.
    case fixedSpace = 6
    /// A button to compose, with a pencil.
    case compose = 7
    /// A button to reply, with an arrow to the left.
    case reply = 8
    /// A button to share, with a box and an arrow.
    case action = 9
    /// A button to organize, with a folder.
    case organize = 10
    /// A button for bookmarks, with a book.
    case bookmarks = 11
    /// A button to search, with a magnifying glass.
    case search = 12
    /// A button to refresh, with a circular arrow.
    case refresh = 13
    /// A button to stop, with a cross.
    case stop = 14
    /// A button for the camera, with a camera.
    case camera = 15
    /// A button to delete, with a trash can.
    case trash = 16
    /// A button to play, with a triangle.
    case play = 17
    /// A button to pause, with two bars.
    case pause = 18
    /// A button to rewind, with two triangles to the left.
    case rewind = 19
    /// A button to go forward, with two triangles to the right.
    case fastForward = 20
    /// A button to undo, with an arrow that turns backward.
    case undo = 21
    /// A button to redo, with an arrow that turns forward.
    case redo = 22
    /// A button for pages, with a document.
    case pageCurl = 23
    /// A button to close, with a cross.
    case close = 24
  }
}

extension BarButtonItem.SystemItem {
  /// The localized name, or `nil` for a space.
  var name: String? {
    switch self {
    case .done: ownWord("Done")
    case .cancel: ownWord("Cancel")
    case .edit: ownWord("Edit")
    case .save: ownWord("Save")
    case .add: ownWord("Add")
    case .flexibleSpace, .fixedSpace: nil
    case .compose: ownWord("Compose")
    case .reply: ownWord("Reply")
    case .action: ownWord("Share")
    case .organize: ownWord("Organize")
    case .bookmarks: ownWord("Bookmarks")
    case .search: ownWord("Search")
    case .refresh: ownWord("Refresh")
    case .stop: ownWord("Stop")
    case .camera: ownWord("Camera")
    case .trash: ownWord("Delete")
    case .play: ownWord("Play")
    case .pause: ownWord("Pause")
    case .rewind: ownWord("Rewind")
    case .fastForward: ownWord("Fast Forward")
    case .undo: ownWord("Undo")
    case .redo: ownWord("Redo")
    case .pageCurl: ownWord("Page")
    case .close: ownWord("Close")
    }
  }

  /// The symbol, or `nil` for an item with a title.
  var image: Image? {
    symbolNames.first(where: Image.hasSymbol).flatMap { Image(systemName: $0) }
  }

  /// The title, or `nil` for an item with a symbol.
  var word: String? { image == nil ? name : nil }

  private var symbolNames: [String] {
    switch self {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: []
    case .add: ["plus"]
    case .compose: ["square.and.pencil", "pencil"]
    case .reply: ["arrowshape.turn.up.left", "arrow.left"]
    case .action: ["square.and.arrow.up"]
    case .organize: ["folder"]
    case .bookmarks: ["book"]
    case .search: ["magnifyingglass"]
    case .refresh: ["arrow.clockwise"]
    case .stop, .close: ["xmark"]
    case .camera: ["camera"]
    case .trash: ["trash"]
    case .play: ["play.fill"]
    case .pause: ["pause.fill"]
    case .rewind: ["backward.fill"]
    case .fastForward: ["forward.fill"]
    case .undo: ["arrow.uturn.backward"]
    case .redo: ["arrow.uturn.forward"]
    case .pageCurl: ["doc"]
    }
  }
}
