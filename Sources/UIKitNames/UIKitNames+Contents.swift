// Contents and backgrounds of cells.
import Widgets
import WindowResponder

/// UIKit's name for `ContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// UIKit's name for `ContentView`.
public typealias UIContentView = ContentView
/// UIKit's name for `ContentUnavailableConfiguration`.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
/// UIKit's name for `ContentUnavailableConfigurationState`.
public typealias UIContentUnavailableConfigurationState = ContentUnavailableConfigurationState
/// UIKit's name for `ContentUnavailableView`.
public typealias UIContentUnavailableView = ContentUnavailableView
/// UIKit's name for `ListContentConfiguration`.
public typealias UIListContentConfiguration = ListContentConfiguration
/// UIKit's name for `ListContentView`.
public typealias UIListContentView = ListContentView
/// UIKit's name for `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// UIKit's name for `ConfigurationStateCustomKey`.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey
/// UIKit's name for `ViewConfigurationState`.
public typealias UIViewConfigurationState = ViewConfigurationState
/// UIKit's name for `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
