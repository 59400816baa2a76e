import Foundation
public import Widgets
public import WindowResponder

/// Is told which picture was chosen in a ``UIImagePickerController``. Follows
/// `UIImagePickerControllerDelegate`. Everything has a default that dismisses the picker.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen. The picker is still there, to be dismissed.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen. The picker is still there, to be dismissed.
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

/// Asks for a picture. Follows `UIImagePickerController`.
///
/// It is an `OpenPanel` for files of pictures: the desktop shows its panel, else the library its own. The
/// picker itself shows nothing. There is no camera, and nothing to cut a picture with: where
/// ``allowsEditing`` is set, the edited picture is the square in the middle, as UIKit's is that nobody has
/// moved.
open class UIImagePickerController: NavigationController {
  /// Where pictures come from. Follows `UIImagePickerController.SourceType`.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary = 0
    /// A camera, which there is none of here: files are asked for.
    case camera = 1
    /// Pictures that were taken.
    case savedPhotosAlbum = 2
  }

  /// What a delegate is told of a picture. Follows `UIImagePickerController.InfoKey`.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(
      rawValue: "UIImagePickerControllerOriginalImage")
    /// What was cut out of it, a `UIImage`; only where that was allowed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle that was cut out, in the picture's points, an `NSValue`; only where that was allowed.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What it is: `"public.image"`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// A film's file; never there.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Where pictures come from; files, whatever it is.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may cut a square out.
  open var allowsEditing = false
  /// What is asked for: pictures, whatever it is.
  open var mediaTypes = ["public.image"]

  private let panel = OpenPanel()
  /// The panel was shown, or need not be.
  final var hasAsked = false

  /// Creates a picker. Its delegate conforms to `UINavigationControllerDelegate` too, as in UIKit.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a picker. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Whether pictures can come from there: not from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// What can be asked for: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Makes a view that nothing is seen of.
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

  /// Takes the panel away with the picker.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { panel.cancel() }
    hasAsked = false
  }

  /// The user has chosen a file, or none.
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
  /// The largest square in the middle, in points.
  fileprivate var middleSquare: Rect {
    let side = min(size.width, size.height)
    return Rect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// What lies in a rectangle, in points.
  @MainActor fileprivate func part(_ rect: Rect) -> Image {
    let format = ImageRendererFormat()
    format.scale = scale
    return ImageRenderer(size: rect.size, format: format).image { _ in
      self.draw(at: Point(x: -rect.minX, y: -rect.minY))
    }
  }
}
