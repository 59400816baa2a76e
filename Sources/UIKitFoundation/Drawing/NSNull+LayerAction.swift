public import Foundation
public import WindowResponder

extension NSNull: LayerAction, NoLayerAction {
  /// Performs no action: a property with this action is not animated. Follows `NSNull` as a `CAAction`.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
