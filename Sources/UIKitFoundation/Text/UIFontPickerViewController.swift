public import Foundation
import ResponderWords
public import Widgets
public import WindowResponder

/// The delegate of a ``UIFontPickerViewController``. Follows `UIFontPickerViewControllerDelegate`.
///
/// All methods have default implementations that take no action.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen the font in ``UIFontPickerViewController/selectedFontDescriptor``. A
  /// presented picker is dismissed afterwards.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user has cancelled. A presented picker is dismissed afterwards.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Takes no action.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Takes no action.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A view controller that lets the user choose a font family, or a face of it, of those that the system has.
/// Follows `UIFontPickerViewController`.
///
/// Present it, or push it onto a navigation controller, which then has its list. The list has a field that
/// searches the names.
open class UIFontPickerViewController: ViewController {
  /// The options of a font picker. Follows `UIFontPickerViewController.Configuration`.
  ///
  /// A filter by languages is not supported.
  open class Configuration: NSObject, NSCopying {
    /// A Boolean value that indicates whether the user chooses a face, such as bold, of a family with several
    /// ones. The default is `false`.
    open var includeFaces = false
    /// A Boolean value that indicates whether names are drawn in the system font in place of their own one.
    /// The default is `false`.
    open var displayUsingSystemFont = false
    /// The traits that fonts of the list have: bold, italic and monospaced. Other traits have no effect. The
    /// default is an empty set, for all fonts.
    open var filteredTraits: FontDescriptor.SymbolicTraits = []

    /// Returns a configuration with the same options.
    open func copy(with zone: NSZone? = nil) -> Any {
      let other = Configuration()
      other.includeFaces = includeFaces
      other.displayUsingSystemFont = displayUsingSystemFont
      other.filteredTraits = filteredTraits
      return other
    }
  }

  private let ownConfiguration: Configuration
  private var content: ViewController?
  /// A Boolean value that indicates whether the delegate has received the result.
  private var isFinished = false

  /// A copy of the options. Changes to it have no effect on the picker.
  open var configuration: Configuration { Self.copy(ownConfiguration) }

  /// The object that receives the result.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that is marked in the list: the one that the user has chosen, or that the application has set
  /// before. The default is `nil`.
  open var selectedFontDescriptor: FontDescriptor? {
    didSet { list?.markSelection() }
  }

  /// Creates a picker with options, of which it makes a copy.
  public init(configuration: Configuration) {
    ownConfiguration = Self.copy(configuration)
    super.init(nibName: nil, bundle: nil)
    title = ownWord("Font")
  }

  /// Creates a picker with the default options.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    ownConfiguration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = ownWord("Font")
  }

  /// Creates a picker with the default options. Archives are not supported; the coder is ignored.
  public override init?(coder: AnyObject) {
    ownConfiguration = Configuration()
    super.init(coder: coder)
    title = ownWord("Font")
  }

  private static func copy(_ configuration: Configuration) -> Configuration {
    configuration.copy() as? Configuration ?? Configuration()
  }

  /// The list of families.
  final var list: FontListController? {
    let top = content as? NavigationController
    return (top?.viewControllers.first ?? content) as? FontListController
  }

  /// Adds the list, with a navigation bar unless the picker is in a navigation controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFinished = false
    guard content == nil else { return }
    view.backgroundColor = .systemBackground
    let list = FontListController(FontChoice.families(ownConfiguration), in: self)
    list.title = title
    if navigationController != nil {
      add(list)
    } else {
      list.navigationItem.leftBarButtonItem = BarButtonItem(
        systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.cancel() })
      add(NavigationController(rootViewController: list))
    }
  }

  private func add(_ controller: ViewController) {
    content = controller
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  /// Notifies the delegate if the user has dismissed the picker without a choice.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isDismissed = isBeingDismissed || navigationController?.isBeingDismissed == true
    if isDismissed, !isFinished { cancel() }
  }

  // MARK: Choosing

  /// Chooses a font for the user, or shows the faces of a family.
  final func choose(_ choice: FontChoice, from list: FontListController) {
    let faces = ownConfiguration.includeFaces ? choice.faces(ownConfiguration) : []
    if faces.count > 1 {
      let other = FontListController(faces, in: self)
      other.title = choice.title
      list.navigationController?.pushViewController(other, animated: true)
      return
    }
    selectedFontDescriptor = choice.descriptor
    isFinished = true
    delegate?.fontPickerViewControllerDidPickFont(self)
    close()
  }

  private func cancel() {
    isFinished = true
    delegate?.fontPickerViewControllerDidCancel(self)
    close()
  }

  /// The presented controller of which the picker is the whole content: itself, or the navigation controller
  /// whose root it is.
  private var presented: ViewController? {
    let top =
      navigationController.flatMap { $0.viewControllers.first === self ? $0 : nil } ?? self
    return presentingViewController?.presentedViewController === top ? top : nil
  }

  private func close() {
    guard let presented, !presented.isBeingDismissed else { return }
    presented.dismiss(animated: true)
  }
}
