public import Foundation
public import Widgets
import WindowResponder

/// A suggestion of a search controller. Follows `UISearchSuggestion`.
///
/// All properties except the text have default implementations, which return `nil`. The default
/// implementation of ``representedObject`` does not store a value.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
  /// The text of the suggestion, or `nil` if there is none.
  var localizedSuggestion: String? { get }
  /// The text with attributes, which is shown in place of the plain one, or `nil` if there is none.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// A description for accessibility, which is read in place of the text, or `nil` for the text.
  var localizedDescription: String? { get }
  /// The image before the text, or `nil` if there is none.
  var iconImage: Image? { get }
  /// A value of the application, or `nil` if there is none.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// The text with attributes: `nil`.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// The description: `nil`.
  public var localizedDescription: String? { nil }
  /// The image: `nil`.
  public var iconImage: Image? { nil }
  /// The value: `nil`. A new one is ignored.
  public var representedObject: Any? {
    get { nil }
    set {}
  }
}

/// A suggestion with a text, a description and an image. Follows `UISearchSuggestionItem`.
@preconcurrency @MainActor
open class UISearchSuggestionItem: UISearchSuggestion {
  /// The text of the suggestion, or `nil` if it has attributes.
  public final let localizedSuggestion: String?
  /// The text of the suggestion with attributes, or `nil` if it has none.
  public final let localizedAttributedSuggestion: NSAttributedString?
  /// A description for accessibility, which is read in place of the text, or `nil` for the text.
  public final let localizedDescription: String?
  /// The image before the text, or `nil` if there is none.
  public final let iconImage: Image?
  /// A value of the application, or `nil`.
  open var representedObject: Any?

  /// Creates a suggestion with a text, a description for accessibility, and an image.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: Image? = nil
  ) {
    localizedSuggestion = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
  }

  /// Creates a suggestion with a text with attributes, a description for accessibility, and an image.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: Image? = nil
  ) {
    localizedSuggestion = nil
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }
}

extension UISearchSuggestionItem: ComparedByIdentity {}

/// An object that updates the results of a search, also after the choice of a suggestion. Follows
/// `UISearchResultsUpdating`.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: SearchResultsUpdating {
  /// Called when the user has chosen a suggestion. The search text does not change. If this method sets the
  /// text or suggestions, the list stays hidden until the next change of the text. The default implementation
  /// does nothing.
  func updateSearchResults(
    for searchController: SearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Takes no action.
  public func updateSearchResults(
    for searchController: SearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

extension SearchController {
  /// The suggestions below the search bar during a search, or `nil` for none. Follows
  /// `UISearchController.searchSuggestions`.
  ///
  /// Their list covers the content and the results. It disappears when the user chooses a suggestion, or the
  /// search ends. It appears again after a change of the text, or if suggestions are set.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { (suggester as? SearchSuggestions)?.suggestions }
    set {
      if let known = suggester as? SearchSuggestions { return known.set(newValue, of: self) }
      guard let newValue else { return }
      let new = SearchSuggestions()
      suggester = new
      new.set(newValue, of: self)
    }
  }
}
