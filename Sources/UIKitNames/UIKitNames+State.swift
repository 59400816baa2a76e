// What state restoration has in UIKit under other names.
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
  /// UIKit's name for `Coder.decodePoint(forKey:)`.
  public func decodeCGPoint(forKey key: String) -> Point { decodePoint(forKey: key) }
  /// UIKit's name for `Coder.decodeSize(forKey:)`.
  public func decodeCGSize(forKey key: String) -> Size { decodeSize(forKey: key) }
  /// UIKit's name for `Coder.decodeRect(forKey:)`.
  public func decodeCGRect(forKey key: String) -> Rect { decodeRect(forKey: key) }
  /// UIKit's name for `Coder.decodeEdgeInsets(forKey:)`.
  public func decodeUIEdgeInsets(forKey key: String) -> EdgeInsets {
    decodeEdgeInsets(forKey: key)
  }
  /// UIKit's name for `Coder.decodeTransform(forKey:)`.
  public func decodeCGAffineTransform(forKey key: String) -> Transform {
    decodeTransform(forKey: key)
  }
  /// The offset of a key, else zero.
  public func decodeUIOffset(forKey key: String) -> Offset { decode(forKey: key) ?? .zero }
  /// The insets of a key, else zero.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> DirectionalEdgeInsets {
    decode(forKey: key) ?? .zero
  }
}
