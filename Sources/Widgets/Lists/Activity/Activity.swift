public import WindowResponder

/// Something that can be done with what a program hands on: a row of an ``ActivityViewController``. Follows
/// `UIActivity`: subclasses say what they are called and what they take, and do it in ``perform()``.
@preconcurrency @MainActor open class Activity {
  /// What kind of activity it is. Follows `UIActivity.ActivityType`.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Puts it on the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Begins a message of the mail program with it.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Opens it with the program that is meant for it.
    public static let openInDefaultProgram = ActivityType("open")

    // What only a telephone has. Nothing shows them: they can be named in lists of what is left out.

    /// Of a telephone alone.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Of a telephone alone.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Of a telephone alone.
    public static let addToReadingList = ActivityType(
      "com.apple.UIKit.activity.AddToReadingList")
    /// Of a telephone alone.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Of a telephone alone.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Of a telephone alone.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Of a telephone alone.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Of a telephone alone.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Of a telephone alone.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Of a telephone alone.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Of a telephone alone.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Of a telephone alone.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Of a telephone alone.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Of a telephone alone.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
  }

  /// Where activities stand. Follows `UIActivity.Category`.
  public enum Category: Int, Sendable {
    /// Does something with it here.
    case action
    /// Hands it to somebody.
    case share
  }

  /// Creates an activity.
  public init() {}

  /// Where the activity stands: those that share come first.
  open class var activityCategory: Category { .action }
  /// What kind it is; nil for none.
  open var activityType: ActivityType? { nil }
  /// What it is called; nil for the name of the class.
  open var activityTitle: String? { nil }
  /// Its symbol; nil for none.
  open var activityImage: Image? { nil }

  /// Whether it takes these; the base class takes nothing.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Keeps what it is to be done with. The base class keeps nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that does it, shown in place of ``perform()``; it calls ``activityDidFinish(_:)``.
  open var activityViewController: ViewController? { nil }
  /// Does it, and calls ``activityDidFinish(_:)``, at once or later. The base class does nothing but that.
  open func perform() { activityDidFinish(true) }

  /// Who waits for the end.
  final var finish: ((_ completed: Bool) -> Void)?

  /// It is done, or was given up.
  open func activityDidFinish(_ completed: Bool) {
    let told = finish
    finish = nil
    told?(completed)
  }
}
