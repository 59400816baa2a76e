import Foundation

/// A change of environment variables that lasts as long as this object exists, so that a test does not affect
/// the next one.
package final class ChangedEnvironment {
  private var before: [String: String?] = [:]

  package init(_ values: [String: String]) {
    for (name, value) in values {
      before.updateValue(ProcessInfo.processInfo.environment[name], forKey: name)
      setenv(name, value, 1)
    }
  }

  deinit {
    for (name, value) in before {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
}
