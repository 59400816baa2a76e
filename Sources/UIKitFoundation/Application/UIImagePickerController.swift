import Foundation
public import Widgets
public import WindowResponder

/// The delegate of a ``UIImagePickerController``. Follows `UIImagePickerControllerDelegate`.
///
/// All methods have default implementations that dismiss the picker.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when the user has chosen an image. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled. The delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// A view controller that lets the user choose an image. Follows `UIImagePickerController`.
///
/// It shows an `OpenPanel` for image files: the desktop's panel, or else the library's own. The picker's own
/// view is empty. There is no camera and no editor: if ``allowsEditing`` is `true`, the edited image is the
/// square in the middle, as in UIKit if the user does not move it.
open class UIImagePickerController: NavigationController {
  /// The source of images. Follows `UIImagePickerController.SourceType`.
  public enum SourceType: Int, Sendable {
    /// All images.
    case photoLibrary = 0
    /// A camera. There is none: the panel for files is shown.
    case camera = 1
    /// Images that were taken with a camera.
    case savedPhotosAlbum = 2
  }

  /// A key for information about a chosen image. Follows `UIImagePickerController.InfoKey`.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The image, a `UIImage`.
    public static let originalImage = InfoKey(
      rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image, a `UIImage`. Present only if editing is allowed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The crop rectangle in the image's points, an `NSValue`. Present only if editing is allowed.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The media type: `"public.image"`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The file of a video. Never present.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The source of images. The value has no effect: the panel shows files.
  open var sourceType = SourceType.photoLibrary
  /// A Boolean value that indicates whether the user may crop the image to a square. The default is `false`.
  open var allowsEditing = false
  /// The media types to choose from. The value has no effect: they are images.
  open var mediaTypes = ["public.image"]

  private let panel = OpenPanel()
  /// A Boolean value that indicates whether the panel was shown, or need not be shown.
  final var hasAsked = false

  /// Creates a picker. Its delegate also conforms to `UINavigationControllerDelegate`, as in UIKit.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a picker. Archives are not supported; the coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Returns a Boolean value that indicates whether a source is available: all except the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns the media types that are available: images.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Makes the view invisible.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    view.backgroundColor = .clear
    view.isOpaque = false
  }

  /// Shows the panel.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAsked else { return }
    hasAsked = true
    panel.title = title
    panel.allowedTypes = [.image]
    panel.presentForPathnames(from: view.window) { [weak self] paths in self?.take(paths?.first) }
  }

  /// Dismisses the panel with the picker.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { panel.cancel() }
    hasAsked = false
  }

  /// Handles the file that the user has chosen, or `nil` if the user has cancelled.
  func take(_ path: Pathname?) {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    let listener = delegate as? any UIImagePickerControllerDelegate
    guard let path, let image = Image(contentsOfFile: path) else {
      guard let listener else { return dismiss(animated: true) }
      return listener.imagePickerControllerDidCancel(self)
    }
    var info: [InfoKey: Any] = [
      .originalImage: image, .mediaType: "public.image",
    ]
    info[.imageURL] = URL(path)
    if allowsEditing {
      let square = image.middleSquare
      info[.cropRect] = NSValue(cgRect: square)
      info[.editedImage] = image.part(square)
    }
    guard let listener else { return dismiss(animated: true) }
    listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

extension Image {
  /// The largest square in the middle of the image, in points.
  fileprivate var middleSquare: Rect {
    let side = min(size.width, size.height)
    return Rect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// Returns the part of the image in a rectangle, in points.
  @MainActor fileprivate func part(_ rect: Rect) -> Image {
    let format = ImageRendererFormat()
    format.scale = scale
    return ImageRenderer(size: rect.size, format: format).image { _ in
      self.draw(at: Point(x: -rect.minX, y: -rect.minY))
    }
  }
}
