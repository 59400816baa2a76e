public import WindowResponder

/// An action that can be performed on the items of an ``ActivityViewController``, which shows it as a row.
/// Follows `UIActivity`.
///
/// Subclasses give a title, accept or refuse the items, and act on them in ``perform()``.
@preconcurrency @MainActor open class Activity {
  /// A type of activity. Follows `UIActivity.ActivityType`.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The activity that puts the items on the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The activity that opens a new message of the mail application with the items.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The activity that opens an item with its default application.
    public static let openInDefaultProgram = ActivityType("open")

    // Activities of iOS. None of them is offered: the names exist for `excludedActivityTypes`.

    /// The activity that sends the items in a text message. It is never offered.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The activity that sends the items over AirDrop. It is never offered.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The activity that adds a URL to the reading list of Safari. It is never offered.
    public static let addToReadingList = ActivityType(
      "com.apple.UIKit.activity.AddToReadingList")
    /// The activity that assigns an image to a contact. It is never offered.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The activity that saves an image to the photo library. It is never offered.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The activity that prints the items. It is never offered.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The activity that opens an item in Apple Books. It is never offered.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The activity that opens an item as a PDF document with annotations. It is never offered.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// The activity that posts the items to Facebook. It is never offered.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The activity that posts the items to Twitter. It is never offered.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The activity that posts the items to Weibo. It is never offered.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// The activity that posts a video to Vimeo. It is never offered.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// The activity that posts an image to Flickr. It is never offered.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// The activity that posts the items to Tencent Weibo. It is never offered.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
  }

  /// The group that an activity is listed in. Follows `UIActivity.Category`.
  public enum Category: Int, Sendable {
    /// An activity that acts on the items in the application.
    case action
    /// An activity that shares the items.
    case share
  }

  /// Creates an activity.
  public init() {}

  /// The category of the activity. Activities that share are listed first. The default is `.action`.
  open class var activityCategory: Category { .action }
  /// The type of the activity. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title of the activity. If it is `nil`, the row shows the name of the class.
  open var activityTitle: String? { nil }
  /// The symbol of the activity, or `nil` for none.
  open var activityImage: Image? { nil }

  /// Returns a Boolean value that indicates whether the activity can act on the items. The base class returns
  /// `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Stores the items to act on. The base class stores nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented instead of a call of ``perform()``. The controller calls
  /// ``activityDidFinish(_:)``.
  open var activityViewController: ViewController? { nil }
  /// Performs the activity, and calls ``activityDidFinish(_:)`` at once or later. The base class only calls
  /// it, with `true`.
  open func perform() { activityDidFinish(true) }

  /// The handler that receives the result.
  final var finish: ((_ completed: Bool) -> Void)?

  /// Reports that the activity is completed, or that it was cancelled. Subclasses call it once.
  open func activityDidFinish(_ completed: Bool) {
    let told = finish
    finish = nil
    told?(completed)
  }
}
