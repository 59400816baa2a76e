import CoreGraphicsNames
import Foundation

/// Returns the current time, in seconds since January 1, 2001, 00:00 UTC. Follows
/// `CFAbsoluteTimeGetCurrent()`.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
