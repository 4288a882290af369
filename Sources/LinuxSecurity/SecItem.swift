public import CoreFoundationNames

/// Adds a password to the keychain of the device.
///
/// - Parameters:
///   - attributes: The class, the attributes and the secret of the item, and what to return.
///   - result: Receives what `kSecReturn…` keys ask for, unless it is nil.
/// - Returns: `errSecDuplicateItem` if an item with the same identifying attributes exists.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status(into: result) { () throws(SecurityFailure) in try PasswordStore.shared.add(attributes) }
}

/// Searches passwords in the keychain of the device.
///
/// - Parameters:
///   - query: The class and attributes that items must have, how many are wanted
///     (`kSecMatchLimit`), and what to return.
///   - result: Receives what `kSecReturn…` keys ask for: data, a dictionary, or an array of them.
/// - Returns: `errSecItemNotFound` if no item matches.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status(into: result) { () throws(SecurityFailure) in try PasswordStore.shared.matches(of: query) }
}

/// Changes all passwords that match a query.
///
/// - Parameters:
///   - query: The class and attributes that items must have; it cannot ask for results.
///   - attributesToUpdate: New values of attributes, and of the secret.
/// - Returns: `errSecItemNotFound` if no item matches, `errSecDuplicateItem` if a changed item would
///   have the identifying attributes of another; nothing is changed then.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status(into: nil) { () throws(SecurityFailure) in
    try PasswordStore.shared.update(query, to: attributesToUpdate)
    return nil
  }
}

/// Deletes all passwords that match a query.
///
/// - Parameter query: The class and attributes that items must have. A limit other than
///   `kSecMatchLimitAll` is refused, as on iOS.
/// - Returns: `errSecItemNotFound` if no item matches.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status(into: nil) { () throws(SecurityFailure) in
    try PasswordStore.shared.delete(query)
    return nil
  }
}

private func status(
  into result: UnsafeMutablePointer<CFTypeRef?>?,
  of work: () throws(SecurityFailure) -> CFTypeRef?
) -> OSStatus {
  do {
    let found = try work()
    result?.pointee = found
    return errSecSuccess
  } catch {
    return error.status
  }
}
