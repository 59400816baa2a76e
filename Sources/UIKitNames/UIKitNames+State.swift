// State restoration under UIKit's names.
import Widgets
import WindowResponder

/// UIKit's name for `StateRestoring`.
public typealias UIStateRestoring = StateRestoring
/// UIKit's name for `ObjectRestoration`.
public typealias UIObjectRestoration = ObjectRestoration
/// UIKit's name for `ViewControllerRestoration`.
public typealias UIViewControllerRestoration = ViewControllerRestoration
/// UIKit's name for `DataSourceModelAssociation`.
public typealias UIDataSourceModelAssociation = DataSourceModelAssociation

extension Coder {
  /// Returns the point for a key. UIKit's name for `Coder.decodePoint(forKey:)`.
  public func decodeCGPoint(forKey key: String) -> Point { decodePoint(forKey: key) }
  /// Returns the size for a key. UIKit's name for `Coder.decodeSize(forKey:)`.
  public func decodeCGSize(forKey key: String) -> Size { decodeSize(forKey: key) }
  /// Returns the rectangle for a key. UIKit's name for `Coder.decodeRect(forKey:)`.
  public func decodeCGRect(forKey key: String) -> Rect { decodeRect(forKey: key) }
  /// Returns the insets for a key. UIKit's name for `Coder.decodeEdgeInsets(forKey:)`.
  public func decodeUIEdgeInsets(forKey key: String) -> EdgeInsets {
    decodeEdgeInsets(forKey: key)
  }
  /// Returns the transform for a key. UIKit's name for `Coder.decodeTransform(forKey:)`.
  public func decodeCGAffineTransform(forKey key: String) -> Transform {
    decodeTransform(forKey: key)
  }
  /// Returns the offset for a key, or zero if there is none.
  public func decodeUIOffset(forKey key: String) -> Offset { decode(forKey: key) ?? .zero }
  /// Returns the insets for a key, or zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> DirectionalEdgeInsets {
    decode(forKey: key) ?? .zero
  }
}
