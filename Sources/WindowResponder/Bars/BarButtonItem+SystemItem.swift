import ResponderWords

extension BarButtonItem {
  /// The usual buttons. The values are those of `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// An empty place, as wide as there is room.
    case flexibleSpace = 5
    /// An empty place of the item's width.
    case fixedSpace = 6
    /// A pencil.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A box with an arrow.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifier.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles back.
    case rewind = 19
    /// Two triangles on.
    case fastForward = 20
    /// An arrow that turns back.
    case undo = 21
    /// An arrow that turns on.
    case redo = 22
    /// A sheet.
    case pageCurl = 23
    /// A cross.
    case close = 24
  }
}

extension BarButtonItem.SystemItem {
  /// What it is called.
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

  /// Its sign; nil for one that shows a word.
  var image: Image? {
    symbolNames.first(where: Image.hasSymbol).flatMap { Image(systemName: $0) }
  }

  /// Its word where it has no sign.
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
