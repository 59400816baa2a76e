// The title attributes under names that do not conflict with the module of UIKit's types.

extension NavigationBarAppearance {
  /// ``NavigationBarAppearance/titleTextAttributes``.
  package var titleStyle: TextAttributes {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }
  /// ``NavigationBarAppearance/largeTitleTextAttributes``.
  package var largeTitleStyle: TextAttributes {
    get { largeTitleTextAttributes }
    set { largeTitleTextAttributes = newValue }
  }
}

extension TabBarItemStateAppearance {
  /// ``TabBarItemStateAppearance/titleTextAttributes``.
  package var titleStyle: TextAttributes {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }
}

extension BarButtonItemStateAppearance {
  /// ``BarButtonItemStateAppearance/titleTextAttributes``.
  package var titleStyle: TextAttributes {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }
}
