extension Menu {
  /// What tells one menu from another. The names are those of `UIMenu.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Everything: the menu that holds the others.
    public static let root = Identifier("root")
    /// The program itself.
    public static let application = Identifier("application")
    /// What tells about the program.
    public static let about = Identifier("about")
    /// The program's settings.
    public static let preferences = Identifier("preferences")
    /// What other programs offer.
    public static let services = Identifier("services")
    /// Hiding the program.
    public static let hide = Identifier("hide")
    /// Ending the program.
    public static let quit = Identifier("quit")
    /// Documents.
    public static let file = Identifier("file")
    /// New windows.
    public static let newScene = Identifier("newScene")
    /// Opening documents.
    public static let open = Identifier("open")
    /// Documents that were open before.
    public static let openRecent = Identifier("openRecent")
    /// Closing windows.
    public static let close = Identifier("close")
    /// Printing.
    public static let print = Identifier("print")
    /// A document: duplicate, move, rename, export.
    public static let document = Identifier("document")
    /// Editing.
    public static let edit = Identifier("edit")
    /// Undo and redo.
    public static let undoRedo = Identifier("undoRedo")
    /// Cut, copy, paste, delete, select.
    public static let standardEdit = Identifier("standardEdit")
    /// Searching.
    public static let find = Identifier("find")
    /// What opens a search.
    public static let findPanel = Identifier("findPanel")
    /// Replacing text by suggestions.
    public static let replace = Identifier("replace")
    /// Giving to others.
    public static let share = Identifier("share")
    /// Bold, italic, underlined.
    public static let textStyle = Identifier("textStyle")
    /// Spelling and grammar.
    public static let spelling = Identifier("spelling")
    /// What opens the check of spelling.
    public static let spellingPanel = Identifier("spellingPanel")
    /// What is checked in spelling.
    public static let spellingOptions = Identifier("spellingOptions")
    /// Quotes, dashes and links while typing.
    public static let substitutions = Identifier("substitutions")
    /// What opens the choice of substitutions.
    public static let substitutionsPanel = Identifier("substitutionsPanel")
    /// What is substituted while typing.
    public static let substitutionOptions = Identifier("substitutionOptions")
    /// Upper case, lower case, capitals.
    public static let transformations = Identifier("transformations")
    /// Reading aloud.
    public static let speech = Identifier("speech")
    /// Looking words up.
    public static let lookup = Identifier("lookup")
    /// Learning words.
    public static let learn = Identifier("learn")
    /// The looks of text.
    public static let format = Identifier("format")
    /// Typefaces.
    public static let font = Identifier("font")
    /// Larger and smaller text.
    public static let textSize = Identifier("textSize")
    /// Colours of text.
    public static let textColor = Identifier("textColor")
    /// Copying and pasting the looks of text.
    public static let textStylePasteboard = Identifier("textStylePasteboard")
    /// Paragraphs.
    public static let text = Identifier("text")
    /// The direction in which text runs.
    public static let writingDirection = Identifier("writingDirection")
    /// The sides that text keeps to.
    public static let alignment = Identifier("alignment")
    /// Filling in what is known.
    public static let autoFill = Identifier("autoFill")
    /// What a window shows.
    public static let view = Identifier("view")
    /// The bar of tools.
    public static let toolbar = Identifier("toolbar")
    /// The bar at the side.
    public static let sidebar = Identifier("sidebar")
    /// The whole screen.
    public static let fullscreen = Identifier("fullscreen")
    /// Windows.
    public static let window = Identifier("window")
    /// Putting windows away and making them large.
    public static let minimizeAndZoom = Identifier("minimizeAndZoom")
    /// Putting every window in front.
    public static let bringAllToFront = Identifier("bringAllToFront")
    /// Help.
    public static let help = Identifier("help")
  }
}
